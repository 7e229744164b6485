import { Catch, type RpcExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';

/** Lets everything thrown reach RpcServer as it is; Nest's own filter would flatten it to "Internal server error". */
@Catch()
export class RethrowFilter implements RpcExceptionFilter {
  catch(thrown: unknown): Observable<never> {
    return throwError(() => thrown);
  }
}
