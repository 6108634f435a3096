import { AppError } from './app-error'

type FairGate = {
  /**
   * `size` is counted in the unit of the gate. Throws `unavailable` after `waitMs`. Call the returned function
   * when the work ends.
   */
  enter(person: string | null, waitMs: number, size?: number): Promise<() => void>
  /** True while a person waits who has not used up their share. */
  isFull(): boolean
  load(): Load
}

export type Load = { busy: number; waiting: number }

type Options = {
  size: number
  share: number
  /** Any further request of one person is refused. */
  maxWaitingEach: number
}

type Waiting = { person: string | null; size: number; begin: () => void }

export function createFairGate({ size: capacity, share, maxWaitingEach }: Options): FairGate {
  let inside = 0
  const insideOf = new Map<string, number>()
  const line: Waiting[] = []

  const isWithinShare = ({ person, size }: Pick<Waiting, 'person' | 'size'>) =>
    person === null || (insideOf.get(person) ?? 0) + size <= share
  const count = (person: string | null, change: number) => {
    inside += change
    if (person === null) return
    const now = (insideOf.get(person) ?? 0) + change
    if (now === 0) insideOf.delete(person)
    else insideOf.set(person, now)
  }
  const begin = (person: string | null, size: number) => {
    count(person, size)
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      count(person, -size)
      callNext()
    }
  }
  const isFull = () => line.some(isWithinShare)
  /**
   * A person who has their share is passed over and keeps their position in the queue. Nothing else passes a
   * large job, or small ones could keep it waiting.
   */
  const callNext = () => {
    for (;;) {
      const next = line.find(isWithinShare)
      if (!next || inside + next.size > capacity) return
      line.splice(line.indexOf(next), 1)
      next.begin()
    }
  }

  return {
    isFull,
    load: () => ({ busy: inside, waiting: line.length }),

    async enter(person, waitMs, size = 1) {
      if (isWithinShare({ person, size }) && inside + size <= capacity && !isFull()) {
        return begin(person, size)
      }
      const ahead = person === null ? 0 : line.filter(each => each.person === person).length
      if (ahead >= maxWaitingEach) throw busy()
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          person,
          size,
          begin: () => {
            clearTimeout(timer)
            resolve(begin(person, size))
          },
        }
        const timer = setTimeout(() => {
          line.splice(line.indexOf(waiting), 1)
          reject(busy())
          callNext()
        }, waitMs)
        line.push(waiting)
      })
    },
  }
}

const busy = () => new AppError('unavailable', { retryAfterSeconds: 2 })
