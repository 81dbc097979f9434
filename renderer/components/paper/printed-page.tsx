/** Sheet of paper, light in either theme: on the screen with its margins, on the printer between them. */
import type { CSSProperties, ReactNode, Ref } from 'react';
import './page.css';
import styles from './paper.module.css';
import type { Format } from './paper.ts';

interface PrintedPageProps {
  readonly format: Format;
  /** `Page 1 of 2` */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLElement>;
}

export function PrintedPage({ format, label, children, ref }: PrintedPageProps) {
  const style = {
    '--page-width': `${format.width}mm`,
    '--page-height': `${format.height}mm`,
    '--inner-width': `${format.inner.width}mm`,
    '--inner-height': `${format.inner.height}mm`,
  } as CSSProperties;
  return (
    <section
      ref={ref}
      className={styles.page}
      data-format={format.name}
      data-mantine-color-scheme="light"
      style={style}
      aria-label={label}
    >
      {children}
    </section>
  );
}
