/** Dialog in which the four corners of the table are shown on a photo of it. */
import { Button, Modal } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { PICTURE_KINDS } from '../../../../../components/pictures/picture-file.ts';
import type { Corner, Corners } from '../../../../../components/pictures/projection.ts';
import styles from './photo.module.css';
import type { Photo } from './use-photo.ts';

/** Corners of the table as the map has them, north at the top. */
const NAMES = ['North-west', 'North-east', 'South-east', 'South-west'] as const;
/** Shares of the photo’s size at which the corners wait, and by which an arrow key moves one. */
const BEGIN: Corners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];
const STEP = 0.002;
const FAR = 0.02;

export function PhotoDialog({ photo }: { readonly photo: Photo }) {
  const { opened, fault, input, open, close } = photo;
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_KINDS}
        aria-label="Photo of your table"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file !== undefined) void open(file);
        }}
      />
      <Modal
        opened={opened !== undefined || fault !== undefined}
        onClose={close}
        title="Photo of your table"
        size="lg"
      >
        {fault !== undefined && (
          <p role="alert" className="error">
            {fault}
          </p>
        )}
        {opened !== undefined && <Seeking photo={photo} opened={opened} />}
      </Modal>
    </>
  );
}

interface SeekingProps {
  readonly photo: Photo;
  readonly opened: HTMLCanvasElement;
}

function Seeking({ photo, opened }: SeekingProps) {
  const [corners, setCorners] = useState(BEGIN);
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.replaceChildren(opened), [opened]);
  const put = (at: number, to: Corner) =>
    setCorners((now) => now.map((one, n) => (n === at ? within(to) : one)) as unknown as Corners);
  const drag = (at: number) => (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || box.current === null) return;
    const { left, top, width, height } = box.current.getBoundingClientRect();
    put(at, { x: (event.clientX - left) / width, y: (event.clientY - top) / height });
  };
  const step =
    (at: number, { x, y }: Corner) =>
    (event: KeyboardEvent) => {
      const by = event.shiftKey ? FAR : STEP;
      const [right, down] = WAYS[event.key] ?? [];
      if (right === undefined || down === undefined) return;
      event.preventDefault();
      put(at, { x: x + right * by, y: y + down * by });
    };
  return (
    <div>
      <p>
        Drag the four marks, or move them by the arrow keys, to the corners of the table. North is at the top
        of the map.
      </p>
      <div ref={box} className={styles.photo}>
        <div ref={shown} />
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
          <path d={`M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`} />
        </svg>
        {corners.map((corner, at) => (
          <button
            key={NAMES[at]}
            type="button"
            data-autofocus={at === 0 || undefined}
            aria-label={`${NAMES[at]} corner: ${percent(corner.x)} from the left, ${percent(corner.y)} from the top`}
            title={`${NAMES[at]} corner`}
            style={{ left: `${100 * corner.x}%`, top: `${100 * corner.y}%` }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(at)}
            onKeyDown={step(at, corner)}
          />
        ))}
      </div>
      <div className={styles.acts}>
        <Button variant="filled" onClick={() => photo.lay(corners)}>
          Lay it under the map
        </Button>
        <Button variant="subtle" onClick={photo.close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** Shares that stay on the photo. */
const within = ({ x, y }: Corner): Corner => ({
  x: Math.min(1, Math.max(0, x)),
  y: Math.min(1, Math.max(0, y)),
});

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
