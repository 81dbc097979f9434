/** Whereabouts of a figure: a shape and a word, so that colour is never the only sign. */
import { statusText, type Whereabouts } from '../../../../src/rules/all-things-zombie/text/figure-terms.ts';
import styles from '../../../components/marks.module.css';

export function StatusMark({ of }: { readonly of: Whereabouts }) {
  return (
    <span className={styles.status} data-status={of.status}>
      <svg className={styles.shape} width="12" height="12" viewBox="0 0 12 12" aria-hidden>
        <Shape of={of} />
      </svg>
      {statusText(of).title}
    </span>
  );
}

function Shape({ of: { status, neverRecovered } }: { readonly of: Whereabouts }) {
  if (neverRecovered) return <path className={styles.stroke} d="M2 6h8" />;
  switch (status) {
    case 'ready':
      return <circle cx="6" cy="6" r="4.2" />;
    case 'captive':
      return <path className={styles.stroke} d="M1.5 1.5h9v9h-9zM4.5 1.5v9M7.5 1.5v9" />;
    case 'left':
      return <path className={styles.stroke} d="M2 6h7M6 2.6 9.4 6 6 9.4" />;
    case 'dead':
      return <path className={styles.stroke} d="M2 2l8 8M10 2l-8 8" />;
    case 'turned':
      return <rect x="1.8" y="1.8" width="8.4" height="8.4" />;
    default: {
      const unknown: never = status;
      throw new Error(`no mark for the status ${unknown}`);
    }
  }
}
