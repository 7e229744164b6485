import { Module } from '@nestjs/common';
import { productSources } from './products/product-sources.js';
import { ProductSearch } from './products/product-search.js';

@Module({ providers: [productSources, ProductSearch] })
export class RecommendationsModule {}
