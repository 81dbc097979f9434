/** Abilities of the figure: attributes, and the advantages of a Star. */
import type { FigureSheet } from '../../../../src/contract/games/all-things-zombie/figures.ts';
import { Fact, FieldButton } from './fact.tsx';
import { AdvantageForm, AttributeForm } from './gain-fields.tsx';
import { CROSS, PLUS } from './icons.tsx';
import { LossForm } from './loss-form.tsx';
import { useEditing } from './use-editing.ts';

interface SheetProps {
  readonly sheet: FigureSheet;
}

export function AttributeFacts({ sheet }: SheetProps) {
  const { editing, open } = useEditing();
  return (
    <>
      {sheet.attributes.map(({ id, title, summary }) => (
        <Fact
          key={id}
          title={title}
          {...(editing && {
            acts: (
              <FieldButton field={`attribute:${id}`} label={`Take away ${title}`} icon={CROSS}>
                Take away
              </FieldButton>
            ),
          })}
          {...(open === `attribute:${id}` && {
            form: (
              <LossForm
                figure={sheet.line}
                label="Attribute"
                title={title}
                edit={{ field: 'attribute', attribute: id, has: false }}
              />
            ),
          })}
        >
          {summary}
        </Fact>
      ))}
      {editing && (
        <Fact
          title=""
          acts={
            <FieldButton field="attribute:new" label="Add an attribute" icon={PLUS}>
              Attribute
            </FieldButton>
          }
          {...(open === 'attribute:new' && { form: <AttributeForm figure={sheet.line} /> })}
        >
          {null}
        </Fact>
      )}
    </>
  );
}

export function AdvantageFacts({ sheet }: SheetProps) {
  const { editing, open } = useEditing();
  const isStar = sheet.line.kind === 'star';
  return (
    <>
      {sheet.advantages.map(({ id, title, summary }) => (
        <Fact
          key={id}
          title={title}
          {...(editing && {
            acts: (
              <FieldButton field={`advantage:${id}`} label={`Take away ${title}`} icon={CROSS}>
                Take away
              </FieldButton>
            ),
          })}
          {...(open === `advantage:${id}` && {
            form: (
              <LossForm
                figure={sheet.line}
                label="Advantage"
                title={title}
                edit={{ field: 'advantage', advantage: id, has: false }}
              />
            ),
          })}
        >
          {summary}
          {!isStar && <span className="pen"> House rule.</span>}
        </Fact>
      ))}
      {editing && (
        <Fact
          title=""
          acts={
            <FieldButton
              field="advantage:new"
              label={isStar ? 'Add an advantage' : 'Grant an advantage, by house rule'}
              icon={PLUS}
            >
              Advantage
            </FieldButton>
          }
          {...(open === 'advantage:new' && { form: <AdvantageForm figure={sheet.line} /> })}
        >
          {null}
        </Fact>
      )}
    </>
  );
}
