import { Icon } from '@trussworks/react-uswds';

/** Marks everything that came from the sample: on the screen, in lists and on paper. */
export function IllustrativeNotice({ children }: { children?: string }) {
  return (
    <p className="illustrative-notice">
      <Icon.Warning aria-hidden="true" size={3} />
      <span>
        <strong>Illustrative layers: not for determinations.</strong> {children}
      </span>
    </p>
  );
}
