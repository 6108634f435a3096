import { Component, type ReactNode } from 'react'
import { Main } from '../ui/main'
import { ErrorMessage } from './error-message'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Another place is another chance: a change of this takes the error away. */
  place: string
  /** Inside a screen that stands, its own frame is enough. */
  isInScreen?: boolean
}

/** Where a bug ends: the rest of the app stands, and React writes the error to the console. */
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
