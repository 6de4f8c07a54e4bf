/** Why an action cannot be done; the caller adds which action of the request it was. */
export class ActionFailure extends Error {
  readonly status: number
  readonly type: string

  constructor(type: string, message: string, status = 409) {
    super(message)
    this.type = type
    this.status = status
  }
}
