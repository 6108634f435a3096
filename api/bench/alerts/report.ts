import { cpus } from 'node:os'
import { percentile } from '../responder/open-loop'
import { difference, type Interval, type Rounds } from './statistics'

/**
 * In a turn `without`, only browsers that prefetch open codes, which cause no alert. In a turn `with`, other
 * browsers do too. In a turn `each`, each view is the first of its code.
 */
export type TurnName = 'without' | 'with' | 'each'
export type KindName = 'without' | 'beside' | 'again' | 'first' | 'each'

export type Measured = {
  rounds: Record<KindName, Rounds>
  equals: [Rounds, Rounds]
  /** Includes the work after the views. */
  processorMs: Record<TurnName, number>
  /** Times from the answer to the e-mail, and openings without an e-mail. */
  sentMs: number[]
  unsent: number
  /** Turns that other programs disturbed and that were measured again. */
  disturbed: number
}
export type All = Record<'withMail' | 'withoutMail' | 'withoutPush', Measured>

type Load = { perSecond: number; again: number; firstIn: number }

export function writeReport(all: All, { perSecond, again, firstIn }: Load): string {
  return `# What alerts cost the responder

\`npm run bench:alerts\` writes this. ${perSecond} views a second by one server on one Postgres, each at a random moment of its
${perSecond}th of a second, in turns of one second of three kinds, in random order (the client takes its own waste back between them):

- *Without*: ${again} codes again and again by a browser that looks ahead, for which alerts do nothing.
- *With*: each view is, by chance, one as *without*, or by a browser that reads: of people of whom they themselves
  and a contact are told by e-mail. One in ${firstIn} of those that read opens a code for the first time: ${perSecond / 2 / firstIn} events a
  second. More is not to be met: a code is an event once in 30 minutes at most, and is scanned seldom.
- *Each the first*: what no server meets, ${perSecond} events a second.

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, Postgres 18 on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unnamed processor'} that server, database, mail server and
client share. Turns in which other programs took more than a twentieth of the machine were measured again.

## With a mail server that takes them

${tableOf(all.withMail)}

${sentOf(all.withMail)}

${costsOf(all.withMail)}

## With a mail server that never answers

It takes each connection and says nothing. What it does not take is tried again beside all of these turns.

${tableOf(all.withoutMail)}

Measured again: ${all.withoutMail.disturbed} turns.

${costsOf(all.withoutMail)}

## With a push service that never answers

Who is told of their own card is so by a browser, whose push service takes each connection and says nothing; its
messages are tried again beside all of these turns, and their contact's e-mails go out as before.

${tableOf(all.withoutPush)}

${sentOf(all.withoutPush)}

${costsOf(all.withoutPush)}

## What the columns say

- *p50*, *p90*, *p99*: of the client's times, from when a view was sent to the last byte of its page.
- *Processor*: the server's own for a view of such a turn, with all that follows from it.
- *Costs*: how much longer the same share of one kind takes than that of the other, as intervals of 95% (bootstrap over
  rounds of turns). *Its own*: a view that is told of beside one that is not, both of the same turns, so that whatever
  slows the machine meets both. *What is beside it*: a view that nobody is told of, in turns where others
  are, beside turns without. *All of it*: a view that is told of beside turns without; the aim is about this one.
  *Nothing*: turns without beside others that are the same, half as many of each. What they differ by is noise, and
  less than that cannot be seen.

The aims: a p99 of at most 0.2 ms more than without; 95% of e-mails sent within a second.
`
}

const TITLES: Record<KindName, [title: string, turn: TurnName]> = {
  without: ['Without', 'without'],
  beside: ['With: nobody told', 'with'],
  again: ['With: told of before', 'with'],
  first: ['With: the first, two told', 'with'],
  each: ['Each the first, two told', 'each'],
}

function tableOf({ rounds, processorMs }: Measured): string {
  const viewsOf = (turn: TurnName) =>
    Object.entries(TITLES).reduce(
      (sum, [name, [, of]]) => sum + (of === turn ? rounds[name as KindName].flat().length : 0),
      0,
    )
  const rows = Object.entries(TITLES).map(([name, [title, turn]]) => {
    const times = rounds[name as KindName].flat()
    const shares = [0.5, 0.9, 0.99].map(share => ms(percentile(times, share)))
    return [title, times.length, ...shares, ms(processorMs[turn] / viewsOf(turn))]
  })
  return table(['Views', 'Number', 'p50', 'p90', 'p99', 'Processor'], rows)
}

const sentOf = ({ sentMs, unsent, disturbed }: Measured): string =>
  `From the answer to the contact's e-mail: ${ms(percentile(sentMs, 0.5), 0)} (p50), ${ms(percentile(sentMs, 0.95), 0)} (p95) of ${sentMs.length}, *each the first* among
them; ${unsent} did not come. Measured again: ${disturbed} turns.`

function costsOf({ rounds, equals }: Measured): string {
  const alerted = rounds.again.map((views, nth) => [...views, ...(rounds.first[nth] ?? [])])
  const rows: [title: string, of: Rounds, other: Rounds][] = [
    ['Its own', alerted, rounds.beside],
    ['What is beside it', rounds.beside, rounds.without],
    ['All of it', alerted, rounds.without],
    ['Each the first', rounds.each, rounds.without],
    ['Nothing', ...equals],
  ]
  return table(
    ['Costs', 'p50', 'p90', 'p99'],
    rows.map(([title, of, other]) => [
      title,
      ...[0.5, 0.9, 0.99].map(share => interval(difference(of, other, share))),
    ]),
  )
}

const table = (heads: string[], rows: (string | number)[][]): string =>
  [heads, heads.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')

const ms = (value: number, digits = 2): string => `${value.toFixed(digits)} ms`
const interval = ({ low, high }: Interval): string => `${signed(low)} to ${signed(high)} ms`
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`
