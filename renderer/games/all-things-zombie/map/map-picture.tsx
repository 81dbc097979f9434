/** The dialog that saves a map, with all that stands on it, as a picture: PNG or SVG, to a file or the clipboard. */
import { Button, Modal, SegmentedControl } from '@mantine/core';
import { useRef, useState } from 'react';
import { notify } from '../../../client/notify.ts';
import { pictureOf, pngOf } from '../../../components/map/picture.ts';
import type { TableMapProps } from '../../../components/map/table-map.tsx';
import { fileName } from '../../../components/paper/print-out.ts';
import { download } from '../export/download.ts';
import { EncounterMap } from './encounter-map.tsx';
import styles from './map.module.css';
import type { TableView } from './table-view.ts';

const LOOKS = [
  { value: 'light', label: 'In colour' },
  { value: 'dark', label: 'Dark' },
  { value: 'paper', label: 'For print' },
] as const;
type Look = (typeof LOOKS)[number]['value'];

/** Pixels to a tenth of an inch: as wide as a large screen’s map. */
const SCALE = 1.6;

interface MapPictureProps extends Pick<TableMapProps, 'opened' | 'signs' | 'rings' | 'beneath' | 'children'> {
  readonly table: TableView;
}

export function MapPicture(props: MapPictureProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className="quiet-link small"
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        Save as a picture…
      </button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={`Map of ${props.table.name} as a picture`}
        size={640}
      >
        {opened && <Picture {...props} />}
      </Modal>
    </>
  );
}

function Picture({ table, ...marks }: MapPictureProps) {
  const [look, setLook] = useState<Look>('light');
  const drawn = useRef<HTMLDivElement>(null);
  const made = async () => {
    const svg = drawn.current?.querySelector('svg');
    if (!svg) throw new Error('nothing is drawn');
    const text = await pictureOf(svg, table.name);
    const { width, height } = svg.viewBox.baseVal;
    return { text, png: () => pngOf(text, width, height) };
  };
  const file = (ending: string) => `${fileName(table.name)}.${ending}`;
  const acts = {
    svg: async () => download(file('svg'), (await made()).text, 'image/svg+xml'),
    png: async () => download(file('png'), await (await made()).png(), 'image/png'),
    'copy-svg': async () => {
      await navigator.clipboard.writeText((await made()).text);
      notify({ message: 'Copied as SVG.' });
    },
    'copy-png': async () => {
      const png = await (await made()).png();
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
      notify({ message: 'Copied as PNG.' });
    },
  };
  const go = (act: keyof typeof acts) => () =>
    void acts[act]().catch(() =>
      notify({
        kind: 'failure',
        message: act.startsWith('copy')
          ? 'The clipboard can’t be used here; save a file instead.'
          : 'The picture could not be made here.',
      }),
    );
  return (
    <div className={styles.picture}>
      <SegmentedControl
        aria-label="How it looks"
        data={[...LOOKS]}
        value={look}
        onChange={(value) => setLook(LOOKS.find((one) => one.value === value)?.value ?? 'light')}
      />
      <div
        ref={drawn}
        className={styles.drawn}
        data-mantine-color-scheme={look === 'dark' ? 'dark' : 'light'}
      >
        <EncounterMap {...marks} table={table} scale={SCALE} blackAndWhite={look === 'paper'} />
      </div>
      <div className={styles.acts}>
        <Button onClick={go('png')}>Save as PNG</Button>
        <Button variant="default" onClick={go('svg')}>
          Save as SVG
        </Button>
        <Button variant="default" onClick={go('copy-png')}>
          Copy as PNG
        </Button>
        <Button variant="default" onClick={go('copy-svg')}>
          Copy as SVG
        </Button>
      </div>
    </div>
  );
}
