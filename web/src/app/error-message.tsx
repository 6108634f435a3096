import { Button } from '../ui/button'
import { PageHeader } from '../ui/page-header'
import { paths } from './paths'

/** What is left when a screen fails. It leans on nothing that may have failed with it. */
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

/** Each engine has its own words for an import() that found no file. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|preload CSS/i.test(error.message)
  )
}
