import { paths } from '../addresses/paths'
import { Button } from '../ui/button'
import { PageHeader } from '../ui/page-header'

/** It uses no code that may have failed with the screen. */
export function ErrorMessage({ error }: { error: unknown }) {
  const isNotHere = isMissingCode(error)
  return (
    <div>
      <PageHeader
        title={isNotHere ? 'This screen could not be loaded' : 'Something went wrong'}
        lead={
          isNotHere
            ? 'Part of the app is not on this phone yet. Check your connection and try again.'
            : 'This is our fault, not yours. What you saved is still on this phone.'
        }
      />
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" onClick={() => window.location.reload()}>
          Try again
        </Button>
        <Button onClick={() => window.location.assign(paths.home)}>Go to the start</Button>
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
