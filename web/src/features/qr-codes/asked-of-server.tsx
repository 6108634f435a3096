import type { ReactNode } from 'react'
import { signUpPath } from '../../addresses/paths'
import type { Asked } from '../../http/use-answer'
import { useConnection } from '../../http/use-connection'
import { useIsLocal } from '../../people/session'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { failureWords } from './server-words'
import { qrCodesTexts } from './texts'

const texts = qrCodesTexts.server

interface AskedOfServerProps<T> {
  asked: Asked<T>
  because: string
  children: (value: T) => ReactNode
}

export function AskedOfServer<T>({ asked, because, children }: AskedOfServerProps<T>) {
  const { answer, isAsking, reload } = asked
  const connection = useConnection()
  const isLocal = useIsLocal()

  if (isLocal) {
    return (
      <Notice
        tone="info"
        title={texts.needsAccount}
        action={<ButtonLink to={signUpPath()}>{texts.backUp}</ButtonLink>}
      >
        {texts.needsAccountText}
      </Notice>
    )
  }
  if (answer.status === 'known') return children(answer.value)
  const isUnheard = answer.failure?.kind === 'not_sent' && !isAsking
  if (isUnheard || connection.state !== 'online') {
    return (
      <NeedsConnection connection={connection} because={because}>
        {null}
      </NeedsConnection>
    )
  }
  if (answer.status === 'asking' || isAsking) return <Skeleton lines={3} />
  return (
    <Notice
      tone="warn"
      announce="status"
      action={<Button onClick={() => void reload()}>{texts.tryAgain}</Button>}
    >
      {failureWords(answer.failure)}
    </Notice>
  )
}
