import { AppError } from './app-error'

type FairGate = {
  /** Throws `unavailable` after `waitMs`. Call the returned function when the work ends. */
  enter(person: string | null, waitMs: number): Promise<() => void>
  load(): Load
}

export type Load = { busy: number; waiting: number }

type Options = {
  size: number
  share: number
  /** Any further request of one person is refused. */
  maxWaitingEach: number
}

type Waiting = { person: string | null; begin: () => void }

export function createFairGate({ size, share, maxWaitingEach }: Options): FairGate {
  let inside = 0
  const insideOf = new Map<string, number>()
  const line: Waiting[] = []

  const isFree = (person: string | null) =>
    inside < size && (person === null || (insideOf.get(person) ?? 0) < share)
  const count = (person: string | null, change: 1 | -1) => {
    inside += change
    if (person === null) return
    const now = (insideOf.get(person) ?? 0) + change
    if (now === 0) insideOf.delete(person)
    else insideOf.set(person, now)
  }
  const begin = (person: string | null) => {
    count(person, 1)
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      count(person, -1)
      callNext()
    }
  }
  /** A person who has their share is passed over and keeps their position in the queue. */
  const callNext = () => {
    const next = line.findIndex(({ person }) => isFree(person))
    if (next >= 0) line.splice(next, 1)[0]?.begin()
  }

  return {
    load: () => ({ busy: inside, waiting: line.length }),

    async enter(person, waitMs) {
      if (isFree(person)) return begin(person)
      const ahead = person === null ? 0 : line.filter(each => each.person === person).length
      if (ahead >= maxWaitingEach) throw busy()
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          person,
          begin: () => {
            clearTimeout(timer)
            resolve(begin(person))
          },
        }
        const timer = setTimeout(() => {
          line.splice(line.indexOf(waiting), 1)
          reject(busy())
        }, waitMs)
        line.push(waiting)
      })
    },
  }
}

const busy = () => new AppError('unavailable', { retryAfterSeconds: 2 })
