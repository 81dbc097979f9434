/** Facts about a run, name by name. */

interface RunFactsProps {
  /** Facts, each under its name. */
  readonly facts: readonly (readonly [name: string, text: string])[];
  readonly className: string | undefined;
}

export function RunFacts({ facts, className }: RunFactsProps) {
  return (
    <dl className={className}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
