/** Records the statements of one view and repeats them in the same transactions. */
import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '../../src/db/database'

interface Statement {
  strings: TemplateStringsArray
  values: unknown[]
}
interface Transaction {
  open(run: (tx: Tx) => Promise<void>): Promise<void>
  statements: Statement[]
}
export type View = readonly Transaction[]

export function catchStatements(real: Database): { database: Database; caught: Transaction[] } {
  const caught: Transaction[] = []
  const begin = (open: Transaction['open']) => {
    const transaction: Transaction = { open, statements: [] }
    caught.push(transaction)
    return transaction.statements
  }
  const database: Database = {
    ...real,
    transaction(userId, fn) {
      const statements = begin(run => real.transaction(userId, run))
      return real.transaction(userId, tx => fn(listened(tx, statements)))
    },
    snapshot(userId, fn) {
      const statements = begin(run => real.snapshot(userId, run))
      return real.snapshot(userId, tx => fn(listened(tx, statements)))
    },
    statement(fn) {
      // There is no transaction, as in the server.
      const statements = begin(run => real.statement(sql => run(sql as Tx)))
      return real.statement(sql => fn(listened(sql as Tx, statements)))
    },
    lookup(key, value, fn, userId) {
      const statements = begin(run => real.lookup(key, value, run, userId))
      return real.lookup(key, value, tx => fn(listened(tx, statements)), userId)
    },
  }
  return { database, caught }
}

function listened(tx: Tx, statements: Statement[]): Tx {
  return new Proxy(tx, {
    apply(target, self, args) {
      const [strings, ...values] = args
      if (isTemplate(strings)) statements.push({ strings, values })
      return Reflect.apply(target, self, args)
    },
  })
}

const isTemplate = (value: unknown): value is TemplateStringsArray =>
  Array.isArray(value) && 'raw' in value

export async function replay(view: View): Promise<void> {
  for (const { open, statements } of view) {
    await open(async tx => {
      for (const { strings, values } of statements) await tx(strings, ...values.map(parameter))
    })
  }
}

export function again(view: View, writtenId: string): View {
  const id = randomUUID()
  const renamed = (value: unknown) => (value === writtenId ? id : value)
  return view.map(({ open, statements }) => ({
    open,
    statements: statements.map(({ strings, values }) => ({ strings, values: values.map(renamed) })),
  }))
}

/** A fragment belongs to its transaction and cannot be sent again. */
function parameter(value: unknown): never {
  if (value instanceof Promise)
    throw new Error('a view has fragments now: teach the bench to replay them')
  return value as never // postgres.js types what may be a parameter; these were some already
}
