import { useNavigate } from '@tanstack/react-router';
import { useDo } from '../../client/api.ts';

/** Adds the sample campaign and opens it. */
export function useSample() {
  const navigate = useNavigate();
  const add = useDo('campaign.sample');
  return {
    /** True while the sample’s years are being played, which takes a while. */
    isOnItsWay: add.isPending,
    add: () =>
      add.mutate(
        {},
        { onSuccess: ({ id }) => void navigate({ to: '/c/$campaign', params: { campaign: id } }) },
      ),
  };
}
