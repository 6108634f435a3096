export type Bucket = {
  /** The URL has no slash at its end. */
  url: string
  region: string
}

export function parseBucketUrl(text: string): Bucket | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname: bucket, pathname, searchParams } = new URL(text)
  const endpoint = searchParams.get('endpoint') ?? ''
  const isBucket = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)
  if (protocol !== 's3:' || !isBucket || !['', '/'].includes(pathname)) return undefined
  if (!URL.canParse(endpoint)) return undefined
  const { origin, protocol: scheme } = new URL(endpoint)
  if (scheme !== 'https:' && scheme !== 'http:') return undefined
  return { url: `${origin}/${bucket}`, region: searchParams.get('region') ?? 'us-east-1' }
}
