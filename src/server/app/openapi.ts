import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#contract/contract'
import { errorReply } from '#contract/error-reply'

export type OpenApiDocument = Awaited<ReturnType<OpenAPIGenerator['generate']>>

let made: Promise<OpenApiDocument> | undefined

/** The OpenAPI document of every procedure of the contract; made at the first request. */
export function openApiDocument(): Promise<OpenApiDocument> {
  made ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: {
      title: 'Bit Calculator',
      version: '1',
      description:
        'Every operation is POST /api/<name> with a JSON body. A refusal is {code, message, field?}, where message ' +
        'is a sentence to show. Numbers may be written in every way that JSON has: 1e3 and 1000.0 are 1000.',
    },
    servers: [{ url: '/api' }],
    commonSchemas: { Error: { schema: errorReply, strategy: 'output' } },
    customErrorResponseBodySchema: { $ref: '#/components/schemas/Error' },
  })
  return made
}
