import { Alert, Button } from '@trussworks/react-uswds';
import type { Import } from '../../../server/http/contract/imports.ts';
import type { Layers } from '../../../server/http/contract/layers.ts';
import { Loading } from '../../ui/loading.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { ImportForm } from './import-form.tsx';
import { PreviewDetails } from './import-preview.tsx';
import { ImportQuestion } from './import-question.tsx';
import { ImportStart } from './import-start.tsx';
import { type LiveImport, useImport } from './use-import.ts';

/** Brings a layer in: file, questions, preview, confirmation. */
export function ImportSection({ roles }: { roles: Layers['roles'] }) {
  const live = useImport();
  return (
    <section className="step import" aria-labelledby="import-heading">
      <h2 id="import-heading">Import a layer</h2>
      {live.id === null ? <ImportStart roles={roles} start={live.start} /> : <Staged live={live} />}
    </section>
  );
}

function Staged({ live }: { live: LiveImport }) {
  const { current, change, confirm, leave } = live;
  if (current.error)
    return (
      <>
        <ProblemAlert error={current.error} heading="This import cannot be found" />
        <Button type="button" onClick={leave}>
          Start again
        </Button>
      </>
    );
  if (!current.data) return <Loading what="Looking up the import…" />;
  const failure = change.error ?? confirm.error;
  return (
    <>
      <p>
        File: <strong>{current.data.fileName}</strong>
      </p>
      {failure && <ProblemAlert error={failure} heading="It was not accepted" />}
      <Stage staged={current.data} live={live} busy={change.isPending || confirm.isPending} />
    </>
  );
}

function Stage({ staged, live, busy }: { staged: Import; live: LiveImport; busy: boolean }) {
  const { change, confirm, leave } = live;
  const { state, question, preview, result } = staged;
  if (state === 'done' && result) return <Imported label={result.label} onLeave={leave} />;
  if (state === 'failed') return <Failed reason={staged.reason} onLeave={leave} />;
  if (state === 'question' && question)
    return (
      <ImportQuestion question={question} busy={busy} onAnswer={(options) => change.mutate(options)} onCancel={leave} />
    );
  if (state !== 'preview' || !preview || confirm.isPending) return <AtWork staged={staged} onCancel={leave} />;
  return (
    <>
      {busy && <Loading what="Reading again…" />}
      <div className="import-preview">
        <ImportForm
          staged={staged}
          preview={preview}
          error={change.error}
          busy={busy}
          onPreview={(options) => change.mutate(options)}
          onConfirm={() => confirm.mutate()}
          onCancel={leave}
        />
        <PreviewDetails preview={preview} />
      </div>
    </>
  );
}

function Imported({ label, onLeave }: { label: string; onLeave(): void }) {
  return (
    <>
      <Alert type="success" headingLevel="h3" heading="Imported" role="status">
        It is now <strong>{label}</strong>, and answers use it from the day it is in force.
      </Alert>
      <Button type="button" onClick={onLeave}>
        Import another
      </Button>
    </>
  );
}

function Failed({ reason, onLeave }: { reason: string | null; onLeave(): void }) {
  return (
    <>
      <Alert type="error" headingLevel="h3" heading="This file cannot be imported" role="alert">
        {reason ?? 'The reason is not known.'} Nothing was stored.
      </Alert>
      <Button type="button" onClick={onLeave}>
        Start again
      </Button>
    </>
  );
}

function AtWork({ staged: { state, progress }, onCancel }: { staged: Import; onCancel(): void }) {
  return (
    <>
      <Loading what={state === 'reading' ? 'Reading the file…' : 'Writing the layer; all of it or nothing…'} />
      {progress && (
        <progress aria-label="Progress of the import" value={progress.done} max={progress.total}>
          {progress.done} of {progress.total}
        </progress>
      )}
      <Button type="button" unstyled onClick={onCancel}>
        Cancel this import
      </Button>
    </>
  );
}
