/** The icons of the sheet's small buttons. */
import { IconArrowsExchange, IconPencil, IconPlus, IconX } from '@tabler/icons-react';

const small = { size: 14, stroke: 1.6, 'aria-hidden': true } as const;

export const PENCIL = <IconPencil {...small} />;
export const PLUS = <IconPlus {...small} />;
export const CROSS = <IconX {...small} />;
export const EXCHANGE = <IconArrowsExchange {...small} />;
