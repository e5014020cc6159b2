/** Says that something is on its way. */
export function Loading({ what }: { what: string }) {
  return (
    <p className="loading" role="status">
      <span className="loading-mark" aria-hidden="true" />
      {what}
    </p>
  );
}
