import { Component, type ReactNode } from 'react'
import { paths } from '../addresses/paths'
import { Button } from '../ui/button'
import { Main } from '../ui/main'
import { PageHeader } from '../ui/page-header'
import { appTexts } from './texts'

const texts = appTexts.errors

interface ErrorBoundaryProps {
  children: ReactNode
  /** A change of this value clears the error. */
  place: string
  isInScreen?: boolean
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('A screen threw nothing') }
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.place !== this.props.place) this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    const message = <ErrorMessage error={error} />
    return this.props.isInScreen ? message : <Main>{message}</Main>
  }
}

/** It uses no code that may have failed with the screen. */
function ErrorMessage({ error }: { error: unknown }) {
  const isNotHere = isMissingCode(error)
  return (
    <div>
      <PageHeader
        title={isNotHere ? texts.notLoaded : texts.broken}
        lead={isNotHere ? texts.notLoadedLead : texts.brokenLead}
      />
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => window.location.reload()}>
          {texts.tryAgain}
        </Button>
        <Button onClick={() => window.location.assign(paths.home)}>{texts.toStart}</Button>
      </div>
    </div>
  )
}

/** Each browser engine words a failed import() differently. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|preload CSS/i.test(error.message)
  )
}
