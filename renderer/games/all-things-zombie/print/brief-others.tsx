import type { GroupView } from '../../../../src/contract/games/all-things-zombie/encounter-view/people.ts';
import { FORCE_WORDS } from '../../../../src/rules/all-things-zombie/text/one-off.ts';
import { SIDE_WORDS } from '../../../../src/rules/all-things-zombie/text/sides.ts';
import { upperFirst } from '../../../../src/rules/core/text/english.ts';
import type { FlowContent } from '../../../components/paper/flow-pages.tsx';
import { Tick } from './boxes.tsx';
import { Num } from './num.tsx';

/** The people on both sides who are not of the party and in no building, a table for each side. */
export function otherSections(groups: readonly GroupView[], oneOff: boolean): readonly FlowContent[] {
  return groups.flatMap(({ id, role, spot, members }) => {
    const isForce = oneOff && spot === null;
    if (role === null && !isForce) return [];
    const { one, several } = SIDE_WORDS[role ?? 'defender'];
    return [
      {
        id: `others-${id}`,
        title: isForce ? FORCE_WORDS.other.title : upperFirst(members.length === 1 ? one : several),
        columns: {
          widths: (
            <>
              <col style={{ width: '8mm' }} />
              <col style={{ width: '62mm' }} />
              <col style={{ width: '11mm' }} />
              <col style={{ width: '60mm' }} />
              <col />
            </>
          ),
          heads: (
            <>
              <td />
              <th scope="col">Name</th>
              <th scope="col" data-align="centre">
                Rep
              </th>
              <th scope="col">Weapons</th>
              <th scope="col">Attributes</th>
            </>
          ),
        },
        rows: members.map((member) => ({ key: member.name, node: <Row member={member} /> })),
      },
    ];
  });
}

function Row({ member }: { readonly member: GroupView['members'][number] }) {
  const { name, rep, protected: armour, attributes, weapons } = member;
  return (
    <tr>
      <td>
        <Tick />
      </td>
      <th scope="row">{name}</th>
      <td data-align="centre">
        <Num big>{rep}</Num>
      </td>
      <td>{weapons.length === 0 ? 'Unarmed' : weapons.join(', ')}</td>
      <td>{upperFirst([...attributes, ...(armour ? ['body armour'] : [])].join(', '))}</td>
    </tr>
  );
}
