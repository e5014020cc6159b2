import { type DragEvent, type ReactNode, useId, useState } from 'react';

interface Props {
  label: ReactNode;
  hint: ReactNode;
  /** File name endings, as the `accept` attribute takes them. */
  accept: string;
  disabled?: boolean;
  onFile(file: File): void;
}

/** A file to be chosen or dropped; the same file can be given again. */
export function FileDrop({ label, hint, accept, disabled, onFile }: Props) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the file input inside is the accessible one
    <div
      className={`file-drop ${isOver ? 'is-over' : ''}`}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
    >
      <label className="usa-label" htmlFor={id}>
        {label}
      </label>
      <span className="usa-hint" id={`${id}-hint`}>
        {hint}
      </span>
      <input
        id={id}
        type="file"
        accept={accept}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </div>
  );
}
