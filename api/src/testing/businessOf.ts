import type { TestApi } from './index.ts';

/** The id of the business that an account signs in for: a client's id, as operators have it. */
export async function businessOf(api: TestApi, { email }: { readonly email: string }): Promise<string> {
  const [row] = await api.rows<{ id: string }>('SELECT business_id AS id FROM accounts WHERE email = ?', [email]);
  return row?.id ?? '';
}
