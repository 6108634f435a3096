export class ApiError extends Error {
  readonly status: number
  readonly type: string
  readonly details: Record<string, unknown>

  constructor(
    status: number,
    message: string,
    details: { type?: string; [field: string]: unknown } = {},
  ) {
    super(message)
    this.status = status
    this.type = details.type ?? 'invalid_request_error'
    this.details = details
  }

  toJson(): { error: Record<string, unknown> } {
    return { error: { ...this.details, type: this.type, message: this.message } }
  }
}

export const notFound = (kind: string, id: string): ApiError =>
  new ApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })

export const invalid = (message: string, param?: string): ApiError =>
  new ApiError(400, message, param === undefined ? {} : { param })
