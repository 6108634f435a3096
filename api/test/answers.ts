import { errorAnswerSchema } from 'sync-protocol/rest'

export async function failureOf(answer: Response): Promise<[number, string]> {
  return [answer.status, errorAnswerSchema.parse(await answer.json()).code]
}

export async function bodyOf<T>(
  answer: Response,
  schema: { parse(value: unknown): T },
): Promise<T> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return schema.parse(await answer.json())
}

/** Repeats a request while the answer is 503, at most 50 times, as clients do. */
export async function insist(send: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await send()
    if (answer.status !== 503 || tries === 50) return answer
  }
}
