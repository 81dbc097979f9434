/** An event that a bit on the disk made no JSON. */
import { tamper } from './tamper.ts';

interface Entry {
  readonly type: string;
  readonly name: string;
  readonly tbl_name: string;
  readonly rootpage: number;
  readonly sql: string;
}

const AROUND = "tbl_name = 'campaign_event' and (type = 'trigger' or sql like '%json_extract%')";

/** Breaks the last event of the type. Indexes over its JSON, and triggers, know nothing of it. */
export function breakJson(file: string, campaign: string, type: string): void {
  const around: Entry[] = [];
  tamper(file, (database) => {
    around.push(...database.prepare<[], Entry>(`select * from sqlite_schema where ${AROUND}`).all());
    database.unsafeMode();
    database.pragma('writable_schema = on');
    database.exec(`delete from sqlite_schema where ${AROUND}`);
  });
  tamper(file, (database) => {
    const { changes } = database
      .prepare(
        `update campaign_event set payload = '[' || substr(payload, 2) where campaign_id = :campaign
          and seq = (select max(seq) from campaign_event where campaign_id = :campaign and type = :type)`,
      )
      .run({ campaign, type });
    if (changes !== 1) throw new Error(`expected an event of type ${type}`);
  });
  tamper(file, (database) => {
    database.unsafeMode();
    database.pragma('writable_schema = on');
    const put = database.prepare(
      'insert into sqlite_schema (type, name, tbl_name, rootpage, sql) values (:type, :name, :tbl_name, :rootpage, :sql)',
    );
    for (const entry of around) put.run(entry);
  });
}
