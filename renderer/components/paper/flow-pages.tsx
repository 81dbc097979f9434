/** Sections of rows laid out over as many printed pages as they take; a row never parts, a head comes again after a break. */
import type { ReactNode } from 'react';
import { type FlowPage, type FlowPart, flowed } from './flow.ts';
import { NoteLines } from './note-lines.tsx';
import { PageFoot } from './page-foot.tsx';
import styles from './paper.module.css';
import type { Format } from './paper.ts';
import { PrintedPage } from './printed-page.tsx';
import { ruler, usePages } from './use-pages.ts';

/** Row of a section, which is never parted. */
export interface FlowRow {
  readonly key: string;
  /** In a table its cells, in a list whatever stands there. */
  readonly node: ReactNode;
}

/** A title with rows under it: a table's where it has columns, else one below the other. */
export interface FlowContent {
  readonly id: string;
  readonly title: string;
  /** A heading of several sections, above the first of them. */
  readonly over?: string;
  readonly note?: ReactNode;
  readonly columns?: {
    /** `<col>`s; left out where the cells say how wide they are. */
    readonly widths?: ReactNode;
    /** `<th>`s; left out for a table that heads none. */
    readonly heads?: ReactNode;
  };
  readonly rows: readonly FlowRow[];
  /** True for a section that may stand wherever there is room for all of it. */
  readonly floats?: boolean;
  /** On a page of its own rather than broken. */
  readonly whole?: boolean;
}

interface FlowPagesProps {
  readonly format: Format;
  /** Everything that the layout depends on, as text. */
  readonly layoutKey: string;
  /** Columns beside each other on a page. */
  readonly columns?: number;
  readonly head: (first: boolean) => ReactNode;
  readonly sections: readonly FlowContent[];
  readonly legend: ReactNode;
  readonly houseRules: string;
  /** Closer set: for what is looked up rather than written on. */
  readonly dense?: boolean;
  /** True if the rest of each page is filled with lines to write on. */
  readonly linesBelow?: boolean;
}

export function FlowPages(props: FlowPagesProps) {
  const { format, columns = 1, head, sections, legend, houseRules } = props;
  const key = `${format.name} ${columns} ${props.layoutKey}`;
  const {
    draft,
    measuring,
    pages: flow = [],
  } = usePages(key, (all) => layOut(all, sections, format, columns));
  const foot = (page: number, of: number) => (
    <PageFoot legend={legend} houseRules={houseRules} page={page} of={of} />
  );
  const body = { 'data-dense': props.dense || undefined, 'data-columns': columns } as const;
  const pages = inPages(flow, columns);
  return (
    <>
      {measuring && (
        <div ref={draft} className={styles.draft}>
          <PrintedPage format={format} label="">
            <div data-part="first-head">{head(true)}</div>
            <div data-part="next-head">{head(false)}</div>
            <div className={styles.body} {...body}>
              <div className={styles.column}>
                {sections.map((section, at) => (
                  <SectionPart key={section.id} section={section} part={whole(section, at)} />
                ))}
              </div>
            </div>
            {foot(1, 1)}
          </PrintedPage>
        </div>
      )}
      {pages.map((page, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place.
        <PrintedPage key={at} format={format} label={`Page ${at + 1} of ${pages.length}`}>
          {head(at === 0)}
          <div className={styles.body} {...body}>
            {page.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <div key={place} className={styles.column} style={{ zoom: column.zoom }}>
                {column.parts.map((part) => {
                  const section = sections[part.section];
                  const share = column.shares[part.section];
                  return (
                    section && <SectionPart key={section.id} section={section} part={part} share={share} />
                  );
                })}
              </div>
            ))}
          </div>
          {props.linesBelow && <Lines left={page.at(-1)?.left ?? 0} />}
          {foot(at + 1, pages.length)}
        </PrintedPage>
      ))}
    </>
  );
}

/** Millimetres: two lines at least. */
const WORTH_LINES = 15;

function Lines({ left }: { readonly left: number }) {
  if (left < WORTH_LINES) return null;
  return (
    <div className={styles.flowPagesLines}>
      <NoteLines />
    </div>
  );
}

const whole = ({ rows }: FlowContent, section: number): FlowPart => ({ section, from: 0, to: rows.length });

interface SectionPartProps {
  readonly section: FlowContent;
  readonly part: FlowPart;
  readonly share?: number | undefined;
}

function SectionPart({ section, part, share }: SectionPartProps) {
  const { title, over, note, columns, rows } = section;
  const shown = rows.slice(part.from, part.to);
  const goesOn = part.from > 0;
  return (
    <section className={styles.section} style={{ zoom: share }} data-part="section">
      {over !== undefined && !goesOn && <h3 className={styles.over}>{over}</h3>}
      {title !== '' && (
        <h3 className={styles.flowPagesTitle}>
          {title}
          {goesOn && <span className={styles.goesOn}>, continued</span>}
        </h3>
      )}
      {note !== undefined && !goesOn && <p className={styles.note}>{note}</p>}
      {columns === undefined ? (
        shown.map(({ key, node }) => (
          <div key={key} data-part="row" data-section={part.section}>
            {node}
          </div>
        ))
      ) : (
        <table
          aria-label={title === '' ? undefined : title}
          className={styles.table}
          data-fixed={columns.widths !== undefined || undefined}
        >
          {columns.widths !== undefined && <colgroup>{columns.widths}</colgroup>}
          {columns.heads !== undefined && (
            <thead>
              <tr>{columns.heads}</tr>
            </thead>
          )}
          {shown.map(({ key, node }) => (
            <tbody key={key} data-part="row" data-section={part.section}>
              {node}
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
}

interface FlowColumn extends FlowPage {
  /** Zoom of each section: below 1 where the words of its table have no room in a column. */
  readonly shares: readonly number[];
  /** Below 1 where a single row would be higher than the page. */
  readonly zoom: number;
}

/** Rows of a table before a break and after it: none stands alone. */
const TOGETHER = 2;

function layOut(
  draft: HTMLElement,
  sections: readonly FlowContent[],
  { width, inner }: Format,
  columns: number,
): readonly FlowColumn[] {
  const { height, heights, rowsOf } = ruler(draft, width);
  const room = (column: number) =>
    inner.height - height(column < columns ? 'first-head' : 'next-head') - height('page-foot');
  const wholes = heights('section');
  const shares = sharesOf(draft);
  const measured = sections.map(({ columns: table, floats = false, whole = false }, at) => {
    const share = shares[at] ?? 1;
    const rows = rowsOf(at).map((row) => share * row);
    const head = share * (wholes[at] ?? 0) - rows.reduce((sum, row) => sum + row, 0);
    return { rows, head, together: table === undefined ? 1 : TOGETHER, floats, whole };
  });
  return flowed(measured, room).map((column, at) => ({
    ...column,
    shares,
    zoom: column.left < 0 ? room(at) / (room(at) - column.left) : 1,
  }));
}

/** A table is never narrower than its longest words: it is drawn so much smaller that it keeps within its column. */
function sharesOf(draft: HTMLElement): readonly number[] {
  return [...draft.querySelectorAll('[data-part="section"]')].map((section) => {
    const table = section.querySelector('table')?.getBoundingClientRect().width ?? 0;
    return Math.min(1, section.getBoundingClientRect().width / Math.max(1, table));
  });
}

function inPages(columns: readonly FlowColumn[], many: number): readonly (readonly FlowColumn[])[] {
  return Array.from({ length: Math.ceil(columns.length / many) }, (_, page) =>
    columns.slice(page * many, (page + 1) * many),
  );
}
