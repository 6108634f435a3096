import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { request } from './client'
import type { HttpFailure } from './failure'
import { onReach, readReach } from './reach'

export type Answer<Value> =
  | { status: 'asking'; value?: undefined; failure?: undefined }
  /** With a failure, `value` is what was known before: nothing newer came. */
  | { status: 'known'; value: Value; failure?: HttpFailure }
  | { status: 'failed'; value?: undefined; failure: HttpFailure }

/** How long to wait before asking once more; null: not by itself. `asked` begins with 1. */
export type AskAgainMs<Value> = (answer: Answer<Value>, asked: number) => number | null

interface Options<Value> {
  /** How often a try that found no network is repeated at once. */
  retries?: number
  askAgainMs?: AskAgainMs<Value> | undefined
  /** Whose record it is about, where that is not one's own. */
  profile?: string | undefined
}

export interface Asked<Value> {
  answer: Answer<Value>
  /** A call is under way: the first one, or one more. */
  isAsking: boolean
  reload: () => Promise<void>
}

const ASKING = { status: 'asking' } as const

/**
 * What only the server knows: asked when the screen opens, by `reload`, when the connection is back,
 * and as often as `askAgainMs` says while the tab is seen. Another path is another question; null is
 * none. That a session has ended is noticed by `request`, not here.
 */
export function useAnswer<Value>(
  path: string | null,
  schema: ZodMiniType<Value>,
  { retries = 1, askAgainMs, profile }: Options<Value> = {},
): Asked<Value> {
  const [shown, setShown] = useState<{ path: string | null } & Omit<Asked<Value>, 'reload'>>()
  const start = useRef(async () => {})
  const read = useEffectEvent((asked: string) =>
    request(asked, { answer: schema, retries, profile }),
  )
  const pauseAfter = useEffectEvent((answer: Answer<Value>, asked: number) =>
    askAgainMs ? askAgainMs(answer, asked) : null,
  )

  useEffect(() => {
    if (path === null) return
    const question = path
    let answer: Answer<Value> = ASKING
    let turn = 0
    let isAsking = false
    let timer: ReturnType<typeof setTimeout> | undefined

    async function ask(asked: number) {
      clearTimeout(timer)
      turn += 1
      const mine = turn
      show(true)
      const result = await read(question)
      if (mine !== turn) return
      if (result.ok) answer = { status: 'known', value: result.value }
      else if (answer.status === 'known') answer = { ...answer, failure: result.failure }
      else answer = { status: 'failed', failure: result.failure }
      show(false)
      const pauseMs = pauseAfter(answer, asked)
      if (pauseMs !== null) wait(pauseMs, asked + 1)
    }

    function wait(pauseMs: number, asked: number) {
      const isSeen = () => document.visibilityState === 'visible' && navigator.onLine
      timer = setTimeout(() => (isSeen() ? void ask(asked) : wait(pauseMs, asked)), pauseMs)
    }

    function show(isUnderWay: boolean) {
      isAsking = isUnderWay
      setShown({ path: question, answer, isAsking })
    }

    const onOnline = () => void ask(1)
    const onReached = () => {
      if (!isAsking && readReach() && answer.failure?.kind === 'not_sent') void ask(1)
    }
    start.current = () => ask(1)
    void ask(1)
    window.addEventListener('online', onOnline)
    const stopListening = onReach(onReached)
    return () => {
      turn += 1
      clearTimeout(timer)
      window.removeEventListener('online', onOnline)
      stopListening()
      start.current = async () => {}
    }
  }, [path])

  const reload = useCallback(() => start.current(), [])
  const isCurrent = shown !== undefined && shown.path === path
  return isCurrent
    ? { answer: shown.answer, isAsking: shown.isAsking, reload }
    : { answer: ASKING, isAsking: path !== null, reload }
}
