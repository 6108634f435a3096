import { cpus } from 'node:os'
import { percentile } from '../responder/open-loop'
import { middleP99, p99Difference, type Turn } from './statistics'

export type KindName = 'control' | 'controlAgain' | 'nobody' | 'notified' | 'someFirst' | 'allFirst'

export type Measured = {
  /** By round. */
  turns: Turn[]
  views: number
  /** Of the server, with what follows from the views. */
  processorMs: number
  /** From the answer to the e-mail. */
  sentMs: number[]
  /** Openings whose e-mail was not there when the turn had settled. */
  late: number
}

export type Both = Record<'withMail' | 'withoutMail', Record<KindName, Measured>>

type Load = { perSecond: number; seconds: number; rounds: number; again: number }

const TITLES: Record<KindName, string> = {
  control: 'Not looked at',
  controlAgain: 'Not looked at, once more',
  nobody: 'Nobody told',
  notified: 'Two told',
  someFirst: 'Two told, one in ten the first',
  allFirst: 'Two told, each the first',
}

export function writeReport(both: Both, { perSecond, seconds, rounds, again }: Load): string {
  return `# What alerts cost the responder

\`npm run bench:alerts\` writes this. ${perSecond} views a second by one server on one Postgres, in ${rounds} rounds of
one turn of ${seconds} seconds for each kind, in another order each round. Times are the client's, from when a view
was due to the last byte of its page. What a turn leaves to do is done before the next begins.

- *Not looked at*: ${again} codes again and again by a browser that looks ahead, for which alerts do nothing. It is
  measured twice: how far the two lie apart, with the same server doing the same, is noise.
- *Nobody told*, *Two told*: the same by browsers that read, of people of whom nobody is told, and of people of
  whom they themselves and a contact are.
- *The first*: a view that is the first of its code, and so an event with two e-mails: ${perSecond / 10} and ${perSecond} events a second.
  A code is an event at most once in 30 minutes.

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, Postgres 18 on ${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unnamed processor'} that server, database, mail server and
client share. *Beyond*: the p99 less that of *not looked at*, as an interval of 95% over rounds drawn anew.
*Processor*: the server's own for a view and all that follows from it, which the machine's other work changes least.
*Middle*: of the turns' own p99s. *Sent*: from the answer to the contact's e-mail.

## With a mail server that takes them

${tableOf(both.withMail, true)}

## With a mail server that never answers

What it does not take is tried again beside all of these turns.

${tableOf(both.withoutMail, false)}

The aims: a p99 of at most 0.2 ms more than where nothing is looked at; 95% of e-mails sent within a second.
`
}

function tableOf(measured: Record<KindName, Measured>, isSent: boolean): string {
  const heads = ['Views', 'p50', 'p90', 'p99', 'Middle', 'Beyond', 'Processor']
  const all = isSent ? [...heads, 'Sent, p50', 'Sent, p95'] : heads
  const rows = Object.entries(TITLES).map(([name, title]) => {
    const { turns, views, processorMs, sentMs, late } = measured[name as KindName]
    const times = turns.flat()
    const { low, high } = p99Difference(turns, measured.control.turns)
    const sent =
      sentMs.length > 0
        ? [ms(percentile(sentMs, 0.5), 0), ms(percentile(sentMs, 0.95), 0)]
        : ['', '']
    if (late > 0) sent[1] += `, ${late} later`
    return [
      title,
      ...[0.5, 0.9, 0.99].map(share => ms(percentile(times, share))),
      ms(middleP99(turns)),
      name === 'control' ? '' : `${signed(low)} to ${signed(high)} ms`,
      ms(processorMs / views),
      ...(isSent ? sent : []),
    ]
  })
  return [all, all.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')
}

const ms = (value: number, digits = 2): string => `${value.toFixed(digits)} ms`
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`
