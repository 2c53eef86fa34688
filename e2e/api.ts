import type { APIRequestContext } from '@playwright/test'
import type { AnswerOf, BodyOf, CallName, ParamsOf, QueryOf } from '#contract/index.ts'

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: Value }
type Options<Name extends CallName> = Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>> &
  Part<'body', BodyOf<Name>>

/** Calls the server past the screens, with the cookies of the browser the request context belongs to. */
export async function call<Name extends CallName>(
  request: APIRequestContext,
  name: Name,
  options: Options<Name>,
): Promise<AnswerOf<Name>> {
  const { params, query, body } = options as { params?: Record<string, unknown>; query?: object; body?: unknown }
  const [method, template = ''] = name.split(' ')
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key])))
  const answer = await request.fetch(path, {
    method,
    params: { ...query },
    ...(body === undefined ? {} : { data: body }),
  })
  if (!answer.ok()) throw new Error(`${name} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as AnswerOf<Name>
}
