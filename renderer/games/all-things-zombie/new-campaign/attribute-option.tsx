import styles from './new-campaign.module.css';

/** An attribute in a list: its name, and what it does in our words. */
export function AttributeOption({
  title,
  summary,
}: {
  readonly title: string;
  readonly summary: string | undefined;
}) {
  return (
    <span className={styles.option}>
      <b>{title}</b>
      <span>{summary}</span>
    </span>
  );
}
