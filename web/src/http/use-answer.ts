import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { request } from './client'
import type { HttpFailure } from './failure'
import { onReach, readReach } from './reach'

export type ServerAnswer<Value> =
  | { status: 'asking'; value?: undefined; failure?: undefined }
  /** With a failure, `value` is the last known value. */
  | { status: 'known'; value: Value; failure?: HttpFailure }
  | { status: 'failed'; value?: undefined; failure: HttpFailure }

/** The delay before the next automatic request, or null for none. `asked` counts from 1. */
export type AskAgainMs<Value> = (answer: ServerAnswer<Value>, asked: number) => number | null

interface Options<Value> {
  retries?: number
  askAgainMs?: AskAgainMs<Value> | undefined
  profile?: string | undefined
}

export interface Asked<Value> {
  answer: ServerAnswer<Value>
  isAsking: boolean
  reload: () => Promise<void>
}

const ASKING = { status: 'asking' } as const

/**
 * Reads again on `reload`, when the connection is back, and as often as `askAgainMs` says while the tab is
 * visible. A null path starts no query. `request` notices the end of a session, not this hook.
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
  const pauseAfter = useEffectEvent((answer: ServerAnswer<Value>, asked: number) =>
    askAgainMs ? askAgainMs(answer, asked) : null,
  )

  useEffect(() => {
    if (path === null) return
    const question = path
    let answer: ServerAnswer<Value> = ASKING
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
