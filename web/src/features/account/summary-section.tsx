import { Labelled } from '../../ui/labelled'
import type { SummaryEntry, SummarySection } from './summary-words'

/** Sections take as little paper as they can, so that a usual record fits on one page. */
export function SummarySectionView({ title, none, entries, layout }: SummarySection) {
  const Entries = LAYOUTS[layout]
  return (
    <section className="grid content-start gap-2 break-inside-avoid-page print:gap-0">
      <h2 className="border-b border-line pb-1 text-lg print:pb-0 print:text-base">{title}</h2>
      {entries.length === 0 ? <p>{none}</p> : <Entries title={title} entries={entries} />}
    </section>
  )
}

interface EntriesProps {
  title: string
  entries: readonly SummaryEntry[]
}

/** A row for each entry, and a column for each field that any entry has. */
function TableEntries({ title, entries }: EntriesProps) {
  const columns = [...new Set(entries.flatMap(entry => entry.map(([name]) => name)))]
  return (
    <div className="overflow-x-auto">
      <table aria-label={title} className="w-full text-start">
        <thead>
          <tr>
            {columns.map(name => (
              <th key={name} scope="col" className="pe-4 text-start font-normal text-soft">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a summary neither move nor change
            <tr key={at} className="border-t border-line align-top break-inside-avoid">
              {columns.map(name => (
                // The table scrolls on a screen, where a column may be as wide as its longest word. Paper does not.
                <td
                  key={name}
                  className="py-1 pe-4 whitespace-pre-wrap wrap-break-word print:py-0 print:wrap-anywhere"
                >
                  <bdi>{entry.find(([each]) => each === name)?.[1]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The first field is the entry's name, and the others follow it. */
function ColumnEntries({ entries }: EntriesProps) {
  return (
    <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 print:grid-cols-2 print:gap-y-0">
      {entries.map(([first, ...others], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a summary neither move nor change
        <li key={at} className="break-inside-avoid whitespace-pre-wrap wrap-anywhere">
          <bdi className="font-semibold">{first?.[1]}</bdi>
          {others.map(([name, text]) => (
            <span key={name}>
              {' · '}
              <Labelled label={<span className="text-soft">{name}</span>}>
                <bdi>{text}</bdi>
              </Labelled>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

function PairEntries({ entries }: EntriesProps) {
  return entries.map((pairs, at) => (
    <dl
      // biome-ignore lint/suspicious/noArrayIndexKey: rows of a summary neither move nor change
      key={at}
      className="grid gap-x-4 gap-y-1 border-line py-2 not-last:border-b sm:grid-cols-[14rem_1fr] print:grid-cols-[10rem_1fr_10rem_1fr] print:gap-y-0 print:py-0"
    >
      {pairs.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="mb-2 whitespace-pre-wrap wrap-anywhere sm:mb-0 print:mb-0">
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  ))
}

const LAYOUTS = { table: TableEntries, columns: ColumnEntries, pairs: PairEntries }
