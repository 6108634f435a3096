import type { ReactNode, RefObject, SubmitEvent } from 'react'
import { useOnline } from '../../http/use-online'
import { Notice } from '../../ui/notice'

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
        <Notice tone="warn" title="You are offline" announce="status">
          Signing in needs a connection. You can fill this in and send it when you have one.
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
