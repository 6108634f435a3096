import type { ReactNode, RefObject, SubmitEvent } from 'react'
import { useOnline } from '../../http/use-online'
import { Notice } from '../../ui/notice'
import { authTexts } from './texts'

interface FormShellProps {
  form: RefObject<HTMLFormElement | null>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  notice: string | undefined
  children: ReactNode
}

export function FormShell({ form, onSubmit, notice, children }: FormShellProps) {
  const isOnline = useOnline()
  return (
    <form ref={form} onSubmit={onSubmit} noValidate method="post" className="grid gap-5">
      {!isOnline && (
        <Notice tone="warn" title={authTexts.offline.title} announce="status">
          {authTexts.offline.text}
        </Notice>
      )}
      {notice && (
        <Notice tone="danger" announce="alert">
          {notice}
        </Notice>
      )}
      {children}
    </form>
  )
}
