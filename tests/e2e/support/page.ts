/** Parts of a page that stories use, whether a browser shows it or the DOM of the test's own process does (`tests/screens`). */

interface ByRole {
  readonly name?: string | RegExp;
  readonly exact?: boolean;
  readonly level?: number;
  readonly checked?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
}

interface ByText {
  readonly exact?: boolean;
}

interface Finds {
  getByRole(role: string, options?: ByRole): Locator;
  getByText(text: string | RegExp, options?: ByText): Locator;
  getByLabel(text: string | RegExp, options?: ByText): Locator;
  locator(selector: string, options?: Filter): Locator;
}

interface Filter {
  readonly has?: Locator;
  readonly hasText?: string | RegExp;
}

export interface Locator extends Finds {
  filter(by: Filter): Locator;
  first(): Locator;
  last(): Locator;
  nth(index: number): Locator;
  click(): Promise<void>;
  press(key: string): Promise<void>;
  focus(): Promise<void>;
  fill(text: string): Promise<void>;
  check(): Promise<void>;
  uncheck(): Promise<void>;
  selectOption(option: string | { readonly label: string }): Promise<unknown>;
  waitFor(): Promise<void>;
  count(): Promise<number>;
  isChecked(): Promise<boolean>;
  textContent(): Promise<string | null>;
  allTextContents(): Promise<string[]>;
}

export interface Page extends Finds {
  readonly keyboard: {
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  /** Identity of the page's context: pages of the same one call the same backend. */
  context(): object;
  url(): string;
}
