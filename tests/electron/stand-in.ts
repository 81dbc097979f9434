/** Stands in for the `electron` module, which has no runtime under Node: it notes down what the shell does with it. */
import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindowConstructorOptions, MenuItemConstructorOptions, Rectangle } from 'electron';
import { type Mock, vi } from 'vitest';

type Handler = (event: unknown, ...asked: readonly unknown[]) => unknown;

/** Calls made, in order, where the order matters. */
export const order: string[] = [];

class StandInApp extends EventEmitter {
  name = '';
  isPackaged = false;
  enableSandbox = vi.fn(() => void order.push('sandbox'));
  readonly paths = new Map<string, string>();
  setPath = vi.fn((name: string, path: string) => {
    order.push(`path ${name}`);
    this.paths.set(name, path);
  });
  getPath = (name: string) => this.paths.get(name) ?? join(tmpdir(), 'holdout-stand-in', name);
  requestSingleInstanceLock = vi.fn((_: unknown) => {
    order.push('lock');
    return true;
  });
  quit = vi.fn();
  exit = vi.fn();
  /** Resolves for all who wait, and for whoever asks later. */
  whenReady = vi.fn(() => this.#ready.promise);
  #ready = Promise.withResolvers<void>();

  becomeReady(): void {
    order.push('ready');
    this.#ready.resolve();
  }

  /** Goes back to how it was before the first start. */
  again(): void {
    this.removeAllListeners();
    this.isPackaged = false;
    this.paths.clear();
    this.#ready = Promise.withResolvers<void>();
  }
}

export interface StandInFrame {
  readonly url: string;
  readonly parent: StandInFrame | null;
}

export function frame(url: string, parent: StandInFrame | null = null): StandInFrame {
  return { url, parent };
}

export class StandInContents extends EventEmitter {
  mainFrame = frame('holdout://app/');
  send = vi.fn();
  print = vi.fn();
  printToPDF = vi.fn(async (_: unknown) => Buffer.from('%PDF-'));
  setWindowOpenHandler = vi.fn();
  reload = vi.fn();
  forcefullyCrashRenderer = vi.fn();
}

export class StandInWindow extends EventEmitter {
  static readonly opened: StandInWindow[] = [];
  readonly options: BrowserWindowConstructorOptions;
  webContents = new StandInContents();
  bounds: Rectangle;
  minimised = false;
  maximised = false;
  maximize = vi.fn();
  restore = vi.fn();
  show = vi.fn();
  focus = vi.fn();
  close = vi.fn();
  isDestroyed = () => false;
  loadURL = vi.fn(async (_: string) => {});
  isMinimized = () => this.minimised;
  isMaximized = () => this.maximised;
  getNormalBounds = () => this.bounds;

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super();
    this.options = options;
    const { x = 0, y = 0, width = 800, height = 600 } = options;
    this.bounds = { x, y, width, height };
    StandInWindow.opened.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }
}

export class StandInSession {
  readonly schemes = new Map<string, (request: Request) => Promise<Response>>();
  protocol = {
    handle: (scheme: string, answer: (request: Request) => Promise<Response>) =>
      void this.schemes.set(scheme, answer),
  };
  webRequest = { onBeforeRequest: vi.fn() };
  setPermissionRequestHandler = vi.fn();
  setPermissionCheckHandler = vi.fn();
  setDevicePermissionHandler = vi.fn();
}

const app = new StandInApp();
const handlers = new Map<string, Handler>();
const session = { defaultSession: new StandInSession() };
const menu = { template: [] as MenuItemConstructorOptions[] };
const exposed = new Map<string, unknown>();
const invoke: Mock = vi.fn();

export const electron = {
  app,
  BrowserWindow: StandInWindow,
  Menu: {
    buildFromTemplate: (template: MenuItemConstructorOptions[]) => ({ template }),
    setApplicationMenu: (built: { template: MenuItemConstructorOptions[] }) => {
      menu.template = built.template;
    },
  },
  contextBridge: { exposeInMainWorld: (name: string, lent: unknown) => void exposed.set(name, lent) },
  dialog: {
    showErrorBox: vi.fn(),
    showOpenDialog: vi.fn(),
    showSaveDialog: vi.fn(),
    showMessageBox: vi.fn(),
  },
  ipcMain: { handle: (channel: string, handler: Handler) => void handlers.set(channel, handler) },
  ipcRenderer: Object.assign(new EventEmitter(), { invoke }),
  nativeTheme: { shouldUseDarkColors: false },
  protocol: {
    registerSchemesAsPrivileged: vi.fn((_: unknown) => void order.push('scheme')),
  },
  screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }] },
  session,
  webUtils: { getPathForFile: vi.fn((_: unknown) => '') },
};

/** Objects that the shell has left with Electron. */
export const left = { handlers, menu, exposed, windows: StandInWindow.opened };

/** Puts everything back to how it was before the first start. */
export function reset(): void {
  vi.clearAllMocks();
  app.again();
  handlers.clear();
  exposed.clear();
  electron.ipcRenderer.removeAllListeners();
  electron.nativeTheme.shouldUseDarkColors = false;
  session.defaultSession = new StandInSession();
  menu.template = [];
  StandInWindow.opened.length = 0;
  order.length = 0;
}

/** An event that can be stopped. */
export function preventable<T extends object>(parameters: T): T & { readonly preventDefault: Mock } {
  return { ...parameters, preventDefault: vi.fn() };
}
