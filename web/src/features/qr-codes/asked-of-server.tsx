import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useConnection } from '../../http/use-connection'
import { Button } from '../../ui/button'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { failureWords } from './server-words'
import type { Answered } from './use-answer'

interface AskedOfServerProps<T> {
  asked: { answer: Answered<T>; askAgain: () => void }
  /** Why the device alone does not know: said while there is no connection. */
  because: string
  children: (value: T) => ReactNode
}

/** What only the server knows: asked for again by itself once there is a connection. */
export function AskedOfServer<T>({ asked, because, children }: AskedOfServerProps<T>) {
  const { answer, askAgain } = asked
  const connection = useConnection()
  const isOnline = connection.state === 'online'
  const isUnheard = answer.state === 'failed' && answer.failure.kind !== 'refused'

  const askIfUnheard = useEffectEvent(() => {
    if (isUnheard) askAgain()
  })
  useEffect(() => {
    if (isOnline) askIfUnheard()
  }, [isOnline])

  if (answer.state === 'answered') return children(answer.value)
  if (isUnheard || !isOnline) {
    return (
      <NeedsConnection connection={connection} because={because}>
        {null}
      </NeedsConnection>
    )
  }
  if (answer.state === 'asking') return <Skeleton lines={3} />
  return (
    <Notice tone="warn" announce="status" action={<Button onClick={askAgain}>Try again</Button>}>
      {failureWords(answer.failure)}
    </Notice>
  )
}
