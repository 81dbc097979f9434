/** The app's sign: a tally of five. Decoration beside its name. */
export function HoldoutMark({ size = 18 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path
        d="M4 4v16M9.3 4v16M14.7 4v16M20 4v16M2 18 22 6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
