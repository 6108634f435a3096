import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/skeleton'

export function SavedCodesSkeleton() {
  return (
    <Card title="Previously Generated QR Codes">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 wide:grid-cols-3">
        <Skeleton block />
        <Skeleton block />
        <Skeleton block />
      </div>
    </Card>
  )
}
