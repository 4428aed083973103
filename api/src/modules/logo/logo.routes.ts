import { adminLogo, logo } from '@skal/contracts/client/logo';
import type { Dependencies } from '../../dependencies.ts';
import { notFound } from '../../server/errors/HttpError.ts';
import type { ApiContext } from '../../server/http/context.ts';
import { setDownloadHeaders } from '../../server/http/downloadHeaders.ts';
import { type Route, route } from '../../server/http/route.ts';
import { removeLogo, uploadLogo } from './changeLogo.ts';
import { type Logo, LogoEntity } from './Logo.entity.ts';

/** Routes of an app's logo: operators upload it, the portal shows it. */
export function logoRoutes(deps: Dependencies): Route[] {
  const { db, log } = deps;
  const sendLogo = async (ctx: ApiContext, where: Pick<Logo, 'businessId'> & Partial<Pick<Logo, 'id'>>) => {
    const found = await db.read((manager) => manager.findOneBy(LogoEntity, where));
    if (!found) throw notFound('logo');
    setDownloadHeaders(ctx, { name: 'logo', type: found.type });
    return new Blob([Buffer.from(found.content, 'base64')], { type: found.type });
  };

  return [
    route(logo.read, {
      run: ({ business, ctx, params }) => sendLogo(ctx, { id: params.id, businessId: business.id }),
    }),

    route(adminLogo.read, {
      run: ({ ctx, params }) => sendLogo(ctx, { businessId: params.id }),
    }),

    route(adminLogo.upload, {
      async run(call) {
        const { account, ctx, params, requestId } = call;
        const id = await uploadLogo(deps, params.id, ctx, call);
        log.info({ requestId, account: account.accountId, client: params.id }, 'logo uploaded');
        return { logo: id };
      },
    }),

    route(adminLogo.remove, {
      run: (call) => removeLogo({ db }, call.params.id, call),
    }),
  ];
}
