import { Fragment, type ReactNode } from 'react';
import type { DataFile, DataTable, OpenData } from '#src/features/open-data/data-files.ts';
import {
  dataFolder,
  dataVersion,
  fieldsOfFoodTable,
  ownLicence,
} from '#src/features/open-data/logic/published.ts';
import { PageHeading } from '#src/reading/parts/PageHeading.tsx';
import { ButtonLink } from '#src/ui/Button.tsx';
import { fillParts, fillTemplate } from '#src/words/format/fill-template.ts';
import { formatDecimal } from '#src/words/format/format-decimal.ts';
import { type BuiltLanguage, languageFacts } from '#src/words/languages.ts';
import type { Texts } from '#src/words/texts.ts';
import { textsOf } from '#src/words/texts-of.ts';
import styles from './OpenDataView.module.css';

interface OpenDataViewProps {
  language: BuiltLanguage;
  data: OpenData;
  /** The address of the page in English, as it is cited. */
  address: string;
}

type OpenDataTexts = Texts['openData'];

// The list names files that a visitor may not have downloaded.
const checkCommand = 'sha256sum --check --ignore-missing checksums.txt';
/** The field of a row that names the readers of its words. */
const reviewField = 'review';
const bytesOfKilobyte = 1000;

const addressOf = ({ name }: DataFile): string => `/${dataFolder}/${name}`;

/** What others may build on: each file with what it holds, and how to use, name and check it. */
export function OpenDataView({ language, data: { tables, checksums }, address }: OpenDataViewProps) {
  const { openData: texts, pages } = textsOf(language);
  const { terms, cite, check, change, care } = texts;
  const [first] = tables;
  return (
    <article className={styles.page}>
      <PageHeading heading={pages.openData.heading} introduction={pages.openData.introduction} />
      <div className={styles.tables}>
        {tables.map((table) => (
          <TableCard key={table.name} table={table} language={language} texts={texts} />
        ))}
      </div>
      <Section heading={terms.heading}>
        <p>{terms.text}</p>
        <p>
          {fillParts<ReactNode>(terms.foods, { fields: <Fields key="fields" names={fieldsOfFoodTable} /> })}
        </p>
        <p>
          <a href={ownLicence.url}>{terms.link}</a>
        </p>
      </Section>
      <Section heading={cite.heading}>
        <p>{cite.text}</p>
        {first && (
          <p className={styles.quote} data-unspoken>
            {fillTemplate(cite.example, {
              file: first.file.name,
              version: String(dataVersion),
              made: first.made,
              address,
            })}
          </p>
        )}
      </Section>
      <Section heading={check.heading}>
        <p>{check.text}</p>
        <p className={styles.quote} data-unspoken>
          <code>{checkCommand}</code>
        </p>
        <p>
          <a href={addressOf(checksums)}>{check.link}</a>
        </p>
      </Section>
      <Section heading={change.heading}>
        <p>{change.text}</p>
      </Section>
      <Section heading={care.heading}>
        <p>{fillParts<ReactNode>(care.text, { field: <Fields key="field" names={[reviewField]} /> })}</p>
      </Section>
    </article>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

/** Names of fields, as they are written in the files. */
function Fields({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ));
}

interface TableCardProps {
  table: DataTable;
  language: BuiltLanguage;
  texts: OpenDataTexts;
}

function TableCard({ table, language, texts }: TableCardProps) {
  const { name, made, rowCount, licence, file, schema } = table;
  const { numberLocales } = languageFacts(language);
  const number = (value: number) => formatDecimal(value, numberLocales);
  const licenceNames = { 'CC-BY-4.0': ownLicence.shortName, 'public-domain': texts.publicDomain } as const;
  const facts = [
    { label: texts.rows, value: number(rowCount) },
    {
      label: texts.size,
      value: fillTemplate(texts.kilobytes, { size: number(Math.ceil(file.bytes / bytesOfKilobyte)) }),
    },
    { label: texts.version, value: number(dataVersion) },
    { label: texts.made, value: <time dateTime={made}>{made}</time> },
    { label: texts.licence, value: licence.map((one) => licenceNames[one.name]).join(', ') },
  ];
  const { name: heading, text } = texts.tables[name];
  return (
    <section className={styles.table} id={name}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.checksum} data-unspoken>
          <dt>{texts.checksum}</dt>
          <dd>
            <code>{file.sha256}</code>
          </dd>
        </div>
      </dl>
      <p className={styles.links}>
        <ButtonLink href={addressOf(file)} download={file.name}>
          {fillTemplate(texts.download, { file: file.name })}
        </ButtonLink>
        <a href={addressOf(schema)}>{fillTemplate(texts.schema, { file: file.name })}</a>
      </p>
    </section>
  );
}
