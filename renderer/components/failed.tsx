/** A failure where it was met, read out at once; nothing where there is none. */
export function Failed({
  error,
}: {
  readonly error: { readonly message: string } | string | null | undefined;
}) {
  if (error === null || error === undefined) return null;
  return (
    <p role="alert" className="flag">
      {typeof error === 'string' ? error : error.message}
    </p>
  );
}
