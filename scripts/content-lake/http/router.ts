import type {ServerResponse} from 'node:http'
import type {LakeRequest} from './request.ts'

export type Handler = (request: LakeRequest, response: ServerResponse) => Promise<void> | void

/** A method and a path. `:name` matches one segment, `*name` the rest of the path. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  readonly path: string
  readonly handle: Handler
}

export interface Match {
  readonly route: Route
  readonly params: Record<string, string>
}

interface Compiled {
  readonly route: Route
  readonly pattern: RegExp
  readonly names: string[]
}

export class Router {
  readonly #routes: Compiled[]

  constructor(routes: readonly Route[]) {
    this.#routes = routes.map(compile)
  }

  /** Returns all routes that match a path, with any method. */
  match(path: string): Match[] {
    return this.#routes.flatMap(({route, pattern, names}) => {
      const found = pattern.exec(path)
      if (!found) return []
      const params = Object.fromEntries(
        names.map((name, index) => [name, decode(found[index + 1] ?? '')]),
      )
      return [{route, params}]
    })
  }
}

function compile(route: Route): Compiled {
  const names: string[] = []
  const parts = route.path.split('/').map((part) => {
    if (part.startsWith(':')) {
      names.push(part.slice(1))
      return '([^/]+)'
    }
    if (part.startsWith('*')) {
      names.push(part.slice(1))
      return '(.*)'
    }
    return part.replaceAll('.', '\\.')
  })
  return {route, names, pattern: new RegExp(`^${parts.join('/')}/?$`)}
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
