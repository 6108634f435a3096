import { Component, type ReactNode } from 'react'
import { Main } from '../ui/main'
import { ErrorMessage } from './error-message'

interface ErrorBoundaryProps {
  children: ReactNode
  /** A change of this value clears the error. */
  place: string
  isInScreen?: boolean
}

/** React logs the error. */
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
