import type { ReactNode } from 'react'
import { describeHttpFailure } from '../../http/failure-words'
import type { ServerAnswer } from '../../http/use-answer'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { accountTexts } from './texts'

interface AnswerFrameProps<Value> {
  answer: ServerAnswer<Value>
  onRetry: () => void
  children: (value: Value) => ReactNode
}

export function AnswerFrame<Value>({ answer, onRetry, children }: AnswerFrameProps<Value>) {
  if (answer.status === 'asking') return <Skeleton lines={2} />
  if (answer.status === 'known') return children(answer.value)
  return (
    <Notice
      tone="warn"
      announce="status"
      action={<Button onClick={onRetry}>{accountTexts.answer.tryAgain}</Button>}
    >
      {describeHttpFailure(answer.failure)}
    </Notice>
  )
}
