/** The reference stands with a campaign and without one; each keeps to its own address. */
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';

export function useRulesAddress() {
  const { campaign } = useParams({ strict: false });
  const { rule } = useSearch({ strict: false });
  const navigate = useNavigate();
  const target = (search: { rule?: string }) =>
    campaign === undefined
      ? ({ to: '/rules', search } as const)
      : ({ to: '/c/$campaign/rules', params: { campaign }, search } as const);
  return { rule, target, show: (search: { rule?: string }) => void navigate(target(search)) };
}
