/** The part of nodemailer that is used here; the package brings no types. */
declare module 'nodemailer' {
  type Mail = {
    readonly from: string
    readonly to: { readonly name: string; readonly address: string }
    readonly subject: string
    readonly text: string
  }
  export function createTransport(options: { readonly url: string } & Readonly<Record<string, unknown>>): {
    readonly sendMail: (mail: Mail) => Promise<unknown>
  }
}
