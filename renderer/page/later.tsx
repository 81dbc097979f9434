/** Components that no first screen needs: their files come once the page stands, or when they are called for. */
import { type ComponentType, memo, useEffect, useState } from 'react';
import { useOnceIdle } from '../client/when-idle.ts';

/** The component when it has come. `called`: somebody waits for it. */
export function useLater<Props>(
  load: () => Promise<ComponentType<Props>>,
  called: boolean,
): ComponentType<Props> | undefined {
  const wanted = useOnceIdle() || called;
  const [come, setCome] = useState<ComponentType<Props>>();
  // Called for again, it is tried again: where the host has stopped the screens say so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same each time.
  useEffect(() => {
    if (!wanted || come !== undefined) return;
    load().then(
      (it) => setCome(() => it),
      () => undefined,
    );
  }, [wanted, called, come]);
  return come;
}

/** A dialog, of which nothing is drawn until then. */
export function laterDialog<Props extends { readonly opened: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return memo(function LaterDialog(props: Props) {
    const Dialog = useLater(load, props.opened);
    const [drawn, setDrawn] = useState(false);
    useEffect(() => setDrawn(Dialog !== undefined), [Dialog]);
    // Drawn closed first: what has the focus when it opens gets it back.
    return Dialog === undefined ? null : <Dialog {...props} opened={props.opened && drawn} />;
  });
}
