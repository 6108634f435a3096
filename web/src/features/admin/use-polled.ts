import type { ZodMiniType } from 'zod/mini'
import { useAnswer } from '../../http/use-answer'

const REFRESH_MS = 30_000

export function usePolled<Value>(path: string, schema: ZodMiniType<Value>) {
  const { answer, reload } = useAnswer(path, schema, { retries: 3, askAgainMs: () => REFRESH_MS })
  return { value: answer.value, failure: answer.failure, look: () => void reload() }
}
