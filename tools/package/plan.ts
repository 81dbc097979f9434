/** Plans what there is to pack, with what the machine has of Electron. */

interface Machine {
  /** Arguments for electron-builder. */
  readonly asked: readonly string[];
  /** True if Electron’s runtime for this system is there. */
  readonly runtime: boolean;
  readonly platform: NodeJS.Platform;
}

export type Plan =
  | { readonly kind: 'all'; readonly args: readonly string[]; readonly says: null }
  | { readonly kind: 'without-electron'; readonly args: readonly string[]; readonly says: string }
  | { readonly kind: 'nothing'; readonly says: string };

/** A runtime of the caller's own, in a folder or a zip file. */
const OWN_RUNTIME = /^(?:-c|--config)\.electronDist=/;

const packing = (config: string, rest: readonly string[]) => [
  '--config',
  `build/${config}.yml`,
  '--publish',
  'never',
  ...rest,
];

export function plan({ asked, runtime, platform }: Machine): Plan {
  if (runtime || asked.some((arg) => OWN_RUNTIME.test(arg)))
    return { kind: 'all', args: packing('electron-builder', asked), says: null };
  // The other systems' runtimes are folders of programs that can't be stood in for.
  if (platform !== 'linux')
    return {
      kind: 'nothing',
      says: 'The Electron runtime could not be fetched; without it nothing can be packed here.',
    };
  return {
    kind: 'without-electron',
    args: packing('without-electron', ['--dir']),
    says: 'The Electron runtime could not be fetched: packing all but that into release/without-electron, no AppImage or deb.',
  };
}
